/** Texts of the demo resources: a title and clauses per language; later versions have more clauses. */
type Texts = Readonly<Record<string, readonly [title: string, ...clauses: string[]]>>

export const TERMS: Texts = {
  en: [
    'Terms and conditions',
    'Click to Pay lets you pay with cards you have saved, without typing them in again.',
    'You may remove a card or your whole profile at any time, free of charge.',
    'We tell you of changes to these terms two months before they take effect.',
  ],
  de: [
    'Nutzungsbedingungen',
    'Mit Click to Pay zahlen Sie mit gespeicherten Karten, ohne sie erneut einzugeben.',
    'Sie können eine Karte oder Ihr ganzes Profil jederzeit kostenlos entfernen.',
    'Über Änderungen informieren wir Sie zwei Monate vor ihrem Inkrafttreten.',
  ],
  es: [
    'Términos y condiciones',
    'Click to Pay le permite pagar con tarjetas guardadas sin volver a escribirlas.',
    'Puede eliminar una tarjeta o todo su perfil en cualquier momento y sin coste.',
    'Le avisamos de los cambios dos meses antes de que entren en vigor.',
  ],
  fr: [
    'Conditions d’utilisation',
    'Click to Pay vous permet de payer avec vos cartes enregistrées sans les ressaisir.',
    'Vous pouvez supprimer une carte ou votre profil à tout moment, sans frais.',
    'Nous vous informons des changements deux mois avant leur entrée en vigueur.',
  ],
  it: [
    'Termini e condizioni',
    'Con Click to Pay paga con le carte salvate, senza doverle digitare di nuovo.',
    'Può rimuovere una carta o l’intero profilo in qualsiasi momento, gratuitamente.',
    'La informiamo delle modifiche due mesi prima della loro entrata in vigore.',
  ],
  nl: [
    'Algemene voorwaarden',
    'Met Click to Pay betaalt u met opgeslagen kaarten zonder ze opnieuw in te voeren.',
    'U kunt een kaart of uw hele profiel op elk moment kosteloos verwijderen.',
    'Wij melden wijzigingen twee maanden voordat zij ingaan.',
  ],
  pl: [
    'Regulamin',
    'Click to Pay pozwala płacić zapisanymi kartami bez ponownego wpisywania danych.',
    'Kartę lub cały profil można usunąć w każdej chwili i bez opłat.',
    'O zmianach informujemy dwa miesiące przed ich wejściem w życie.',
  ],
  pt: [
    'Termos e condições',
    'O Click to Pay permite pagar com cartões guardados sem os voltar a introduzir.',
    'Pode remover um cartão ou todo o perfil a qualquer momento, sem custos.',
    'Informamos sobre alterações dois meses antes da sua entrada em vigor.',
  ],
}

export const PRIVACY: Texts = {
  en: [
    'Privacy notice',
    'We keep your email address, phone number and cards to recognize you.',
    'Your data are deleted when you remove your profile.',
    'You may ask for a copy of your data at any time.',
  ],
  de: [
    'Datenschutzhinweise',
    'Wir speichern E-Mail-Adresse, Telefonnummer und Karten, um Sie zu erkennen.',
    'Ihre Daten werden gelöscht, wenn Sie Ihr Profil entfernen.',
    'Sie können jederzeit eine Kopie Ihrer Daten verlangen.',
  ],
  es: [
    'Aviso de privacidad',
    'Guardamos su correo, su teléfono y sus tarjetas para reconocerle.',
    'Sus datos se borran cuando elimina su perfil.',
    'Puede pedir una copia de sus datos en cualquier momento.',
  ],
  fr: [
    'Politique de confidentialité',
    'Nous conservons votre adresse, votre téléphone et vos cartes pour vous reconnaître.',
    'Vos données sont effacées lorsque vous supprimez votre profil.',
    'Vous pouvez demander une copie de vos données à tout moment.',
  ],
  it: [
    'Informativa sulla privacy',
    'Conserviamo email, telefono e carte per riconoscerla.',
    'I suoi dati vengono cancellati quando rimuove il profilo.',
    'Può chiedere una copia dei suoi dati in qualsiasi momento.',
  ],
  nl: [
    'Privacyverklaring',
    'Wij bewaren uw emailadres, telefoonnummer en kaarten om u te herkennen.',
    'Uw gegevens worden gewist wanneer u uw profiel verwijdert.',
    'U kunt op elk moment een kopie van uw gegevens vragen.',
  ],
  pl: [
    'Informacja o prywatności',
    'Przechowujemy adres email, numer telefonu i karty, aby Państwa rozpoznać.',
    'Dane są usuwane wraz z profilem.',
    'W każdej chwili można poprosić o kopię danych.',
  ],
  pt: [
    'Aviso de privacidade',
    'Guardamos o seu email, telefone e cartões para o reconhecer.',
    'Os seus dados são apagados quando remove o perfil.',
    'Pode pedir uma cópia dos seus dados a qualquer momento.',
  ],
}

/** Labels of the buttons that consumers see. */
export const LABELS: Texts = {
  en: ['Pay', 'Pay now', 'Use another card', 'Send a new code'],
  de: ['Bezahlen', 'Jetzt bezahlen', 'Andere Karte verwenden', 'Neuen Code senden'],
  es: ['Pagar', 'Pagar ahora', 'Usar otra tarjeta', 'Enviar otro código'],
  fr: ['Payer', 'Payer maintenant', 'Utiliser une autre carte', 'Envoyer un nouveau code'],
  it: ['Paga', 'Paga ora', 'Usa un’altra carta', 'Invia un nuovo codice'],
  nl: ['Betalen', 'Nu betalen', 'Andere kaart gebruiken', 'Nieuwe code sturen'],
  pl: ['Zapłać', 'Zapłać teraz', 'Użyj innej karty', 'Wyślij nowy kod'],
  pt: ['Pagar', 'Pagar agora', 'Usar outro cartão', 'Enviar novo código'],
}

/** Help pages, in English only. */
export const HELP: Texts = {
  'first-payment': [
    'Your first payment',
    'Choose Click to Pay at the checkout.',
    'Enter your email address.',
    'Confirm with the code we send.',
  ],
  'remove-card': [
    'Removing a card',
    'Open your profile.',
    'Choose the card and then Remove.',
    'A removed card can be added again.',
  ],
  'lost-device': [
    'A lost device',
    'Open your profile on another device.',
    'Choose Devices, then Forget.',
    'Your cards stay saved.',
  ],
  'change-email': [
    'A new email address',
    'Open your profile.',
    'Enter the new address.',
    'Confirm both addresses.',
  ],
  passkeys: [
    'Passkeys',
    'A passkey replaces the code.',
    'It stays on your device.',
    'Remove it in your profile.',
  ],
  dispute: [
    'A payment you do not know',
    'Look at the receipt first.',
    'Ask the shop.',
    'Then ask your bank.',
  ],
  'no-code': ['No code arrives', 'Wait a minute.', 'Look into the spam folder.', 'Ask for a new code.'],
  contact: [
    'Contact',
    'Write to help@click-to-pay.example.',
    'Tell us the time of the payment.',
    'Never send us a card number.',
  ],
}

export const CARD_ARTS = ['aurora', 'coral', 'graphite', 'harbour', 'meadow', 'ruby', 'sunrise', 'violet']
export const LOGOS = [
  'larkspur',
  'tideway',
  'brightcart',
  'kestrel',
  'oakline',
  'sundial',
  'lumen',
  'quayside',
]
