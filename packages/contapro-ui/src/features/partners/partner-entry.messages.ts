import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the entry from the partner software (part 1 §2 and §8). */
export interface PartnerEntryMessages {
  readonly validating: string
  readonly company: (name: string, ruc: string) => string
  readonly failedTitle: string
  readonly failedText: string
  readonly failedHint: string
  readonly retry: string
  readonly handoverTitle: string
  readonly takenTitle: string
  readonly takenText: (ruc: string, name: string) => string
  readonly support: string
  readonly companyMissingTitle: string
  readonly companyMissingText: string
  readonly identityMissingTitle: string
  readonly identityMissingText: string
  readonly rucInvalidTitle: string
  readonly rucInvalidText: (ruc: string) => string
  readonly goOn: string
  readonly confirmTitle: string
  readonly voidedText: (email: string) => string
  readonly noPasswordText: (email: string) => string
  readonly carryOn: string
  readonly sendMail: string
  readonly sendAgain: string
  readonly sending: string
  readonly sent: string
  readonly signIn: string
}

export const partnerEntryMessages: TextSet<'partnerEntry', PartnerEntryMessages> = {
  feature: 'partnerEntry',
  texts: {
    validating: 'Validando datos...',
    company: (name, ruc) => `${name} · RUC ${ruc}`,
    failedTitle: 'No pudimos validar tus datos',
    failedText: 'Ocurrió un error al validar tus datos, inténtelo de nuevo en unos minutos',
    failedHint: 'Si vuelve a pasar, abre Contapro otra vez desde SISCONT.',
    retry: 'Volver a intentar',
    handoverTitle: 'Este acceso ya no sirve',
    takenTitle: 'Esta empresa está en otra cuenta',
    takenText: (ruc, name) =>
      `El ruc ${ruc} ya se encuentra registrado en otra cuenta como ${name}, contactar con soporte de ContaPro.`,
    support: 'Escribir a soporte',
    companyMissingTitle: 'Faltan datos de la empresa',
    companyMissingText: 'No tenemos el RUC o la razón social de la empresa. Vuelve a abrir Contapro desde SISCONT.',
    identityMissingTitle: 'Falta con qué identificarte',
    identityMissingText: 'No tenemos un acceso ni tu contraseña. Vuelve a abrir Contapro desde SISCONT.',
    rucInvalidTitle: 'El RUC no es válido',
    rucInvalidText: (ruc) => `SISCONT envió el RUC ${ruc}, que no existe. Corrígelo allí y vuelve a abrir Contapro.`,
    goOn: 'Ir a Contapro',
    confirmTitle: 'Confirma tu correo',
    voidedText: (email) =>
      `Enviamos un enlace a ${email} para que crees tu contraseña. La que tenía esta cuenta ya no sirve, porque nadie había confirmado el correo. Puedes seguir trabajando.`,
    noPasswordText: (email) =>
      `Tu cuenta todavía no tiene contraseña. Te enviaremos un enlace a ${email} para que la crees; después, inicia sesión con ella.`,
    carryOn: 'Continuar',
    sendMail: 'Enviar correo',
    sendAgain: 'Volver a enviar correo',
    sending: 'Enviando correo',
    sent: 'Enlace enviado. Revisa tu correo.',
    signIn: 'Iniciar sesión',
  },
}
