/** Texts of the demo resources: a title and clauses per language; later editions have more clauses. */
export type Texts = Readonly<Record<string, readonly [title: string, ...clauses: string[]]>>

export const TERMS: Texts = {
  en: [
    'Terms and conditions',
    'Click to Pay lets you pay with cards you have saved, without typing them in again.',
    'You may remove a card or your whole profile at any time, free of charge.',
    'We tell you of changes to these terms two months before they take effect.',
    'Your contract for a purchase is with the shop. Click to Pay only passes on your card.',
  ],
  de: [
    'Nutzungsbedingungen',
    'Mit Click to Pay zahlen Sie mit gespeicherten Karten, ohne sie erneut einzugeben.',
    'Sie können eine Karte oder Ihr ganzes Profil jederzeit kostenlos entfernen.',
    'Über Änderungen informieren wir Sie zwei Monate vor ihrem Inkrafttreten.',
    'Den Kaufvertrag schließen Sie mit dem Händler. Click to Pay gibt nur Ihre Karte weiter.',
  ],
  es: [
    'Términos y condiciones',
    'Click to Pay le permite pagar con tarjetas guardadas sin volver a escribirlas.',
    'Puede eliminar una tarjeta o todo su perfil en cualquier momento y sin coste.',
    'Le avisamos de los cambios dos meses antes de que entren en vigor.',
    'El contrato de compra es con la tienda. Click to Pay solo transmite su tarjeta.',
  ],
  fr: [
    'Conditions d’utilisation',
    'Click to Pay vous permet de payer avec vos cartes enregistrées sans les ressaisir.',
    'Vous pouvez supprimer une carte ou votre profil à tout moment, sans frais.',
    'Nous vous informons des changements deux mois avant leur entrée en vigueur.',
    'Le contrat d’achat est conclu avec le marchand. Click to Pay ne transmet que votre carte.',
  ],
  it: [
    'Termini e condizioni',
    'Con Click to Pay paga con le carte salvate, senza doverle digitare di nuovo.',
    'Può rimuovere una carta o l’intero profilo in qualsiasi momento, gratuitamente.',
    'La informiamo delle modifiche due mesi prima della loro entrata in vigore.',
    'Il contratto di acquisto è con il negozio. Click to Pay trasmette solo la carta.',
  ],
  nl: [
    'Algemene voorwaarden',
    'Met Click to Pay betaalt u met opgeslagen kaarten zonder ze opnieuw in te voeren.',
    'U kunt een kaart of uw hele profiel op elk moment kosteloos verwijderen.',
    'Wij melden wijzigingen twee maanden voordat zij ingaan.',
    'U sluit de koop met de winkel. Click to Pay geeft alleen uw kaart door.',
  ],
  pl: [
    'Regulamin',
    'Click to Pay pozwala płacić zapisanymi kartami bez ponownego wpisywania danych.',
    'Kartę lub cały profil można usunąć w każdej chwili i bez opłat.',
    'O zmianach informujemy dwa miesiące przed ich wejściem w życie.',
    'Umowę zakupu zawierają Państwo ze sklepem. Click to Pay przekazuje tylko kartę.',
  ],
  pt: [
    'Termos e condições',
    'O Click to Pay permite pagar com cartões guardados sem os voltar a introduzir.',
    'Pode remover um cartão ou todo o perfil a qualquer momento, sem custos.',
    'Informamos sobre alterações dois meses antes da sua entrada em vigor.',
    'O contrato de compra é feito com a loja. O Click to Pay apenas transmite o cartão.',
  ],
}

export const PRIVACY: Texts = {
  en: [
    'Privacy notice',
    'We keep your email address, phone number and cards to recognize you.',
    'Your data are deleted when you remove your profile.',
    'You may ask for a copy of your data at any time.',
    'We never sell your data, and shops see only what they need for the payment.',
  ],
  de: [
    'Datenschutzhinweise',
    'Wir speichern E-Mail-Adresse, Telefonnummer und Karten, um Sie zu erkennen.',
    'Ihre Daten werden gelöscht, wenn Sie Ihr Profil entfernen.',
    'Sie können jederzeit eine Kopie Ihrer Daten verlangen.',
    'Wir verkaufen Ihre Daten nie; Händler sehen nur, was sie für die Zahlung brauchen.',
  ],
  es: [
    'Aviso de privacidad',
    'Guardamos su correo, su teléfono y sus tarjetas para reconocerle.',
    'Sus datos se borran cuando elimina su perfil.',
    'Puede pedir una copia de sus datos en cualquier momento.',
    'Nunca vendemos sus datos; las tiendas solo ven lo necesario para el pago.',
  ],
  fr: [
    'Politique de confidentialité',
    'Nous conservons votre adresse, votre téléphone et vos cartes pour vous reconnaître.',
    'Vos données sont effacées lorsque vous supprimez votre profil.',
    'Vous pouvez demander une copie de vos données à tout moment.',
    'Nous ne vendons jamais vos données ; les marchands ne voient que l’essentiel au paiement.',
  ],
  it: [
    'Informativa sulla privacy',
    'Conserviamo email, telefono e carte per riconoscerla.',
    'I suoi dati vengono cancellati quando rimuove il profilo.',
    'Può chiedere una copia dei suoi dati in qualsiasi momento.',
    'Non vendiamo mai i suoi dati; i negozi vedono solo ciò che serve al pagamento.',
  ],
  nl: [
    'Privacyverklaring',
    'Wij bewaren uw emailadres, telefoonnummer en kaarten om u te herkennen.',
    'Uw gegevens worden gewist wanneer u uw profiel verwijdert.',
    'U kunt op elk moment een kopie van uw gegevens vragen.',
    'Wij verkopen uw gegevens nooit; winkels zien alleen wat voor de betaling nodig is.',
  ],
  pl: [
    'Informacja o prywatności',
    'Przechowujemy adres email, numer telefonu i karty, aby Państwa rozpoznać.',
    'Dane są usuwane wraz z profilem.',
    'W każdej chwili można poprosić o kopię danych.',
    'Nigdy nie sprzedajemy danych; sklepy widzą tylko to, co potrzebne do płatności.',
  ],
  pt: [
    'Aviso de privacidade',
    'Guardamos o seu email, telefone e cartões para o reconhecer.',
    'Os seus dados são apagados quando remove o perfil.',
    'Pode pedir uma cópia dos seus dados a qualquer momento.',
    'Nunca vendemos os seus dados; as lojas veem apenas o necessário para o pagamento.',
  ],
}

/** Labels of the buttons that consumers see. */
export const LABELS: Texts = {
  en: ['Pay', 'Pay now', 'Use another card', 'Send a new code', 'Cancel'],
  de: ['Bezahlen', 'Jetzt bezahlen', 'Andere Karte verwenden', 'Neuen Code senden', 'Abbrechen'],
  es: ['Pagar', 'Pagar ahora', 'Usar otra tarjeta', 'Enviar otro código', 'Cancelar'],
  fr: ['Payer', 'Payer maintenant', 'Utiliser une autre carte', 'Envoyer un nouveau code', 'Annuler'],
  it: ['Paga', 'Paga ora', 'Usa un’altra carta', 'Invia un nuovo codice', 'Annulla'],
  nl: ['Betalen', 'Nu betalen', 'Andere kaart gebruiken', 'Nieuwe code sturen', 'Annuleren'],
  pl: ['Zapłać', 'Zapłać teraz', 'Użyj innej karty', 'Wyślij nowy kod', 'Anuluj'],
  pt: ['Pagar', 'Pagar agora', 'Usar outro cartão', 'Enviar novo código', 'Cancelar'],
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
