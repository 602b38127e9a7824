import type { Texts } from './demo-resource-texts.ts'

/** Help pages, in English only. */
export const HELP: Texts = {
  'first-payment': [
    'Your first payment',
    'Choose Click to Pay at the checkout.',
    'Enter your email address.',
    'Confirm with the code we send.',
    'Choose a card, then Pay.',
    'The shop sends the receipt.',
  ],
  'remove-card': [
    'Removing a card',
    'Open your profile.',
    'Choose the card and then Remove.',
    'A removed card can be added again.',
    'Payments already made with it are not affected.',
  ],
  'lost-device': [
    'A lost device',
    'Open your profile on another device.',
    'Choose Devices, then Forget.',
    'Your cards stay saved.',
    'We ask for a code on each new device.',
  ],
  'change-email': [
    'A new email address',
    'Open your profile.',
    'Enter the new address.',
    'Confirm both addresses.',
    'Messages go to the new address from then on.',
  ],
  passkeys: [
    'Passkeys',
    'A passkey replaces the code.',
    'It stays on your device.',
    'Remove it in your profile.',
    'You can have one on each device.',
  ],
  dispute: [
    'A payment you do not know',
    'Look at the receipt first.',
    'Ask the shop.',
    'Then ask your bank.',
    'Remove the card if someone else used it.',
  ],
  'no-code': [
    'No code arrives',
    'Wait a minute.',
    'Look into the spam folder.',
    'Ask for a new code.',
    'Check the address in your profile.',
    'Contact us if no code arrives.',
  ],
  contact: [
    'Contact',
    'Write to help@click-to-pay.example.',
    'Tell us the time of the payment.',
    'Never send us a card number.',
    'We answer within two working days.',
  ],
}
