import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the way back to a forgotten password (part 1 §2 and §8). Field errors come with the rules of the SDK. */
export interface PasswordRecoveryMessages {
  readonly back: string
  readonly identifyTitle: string
  readonly identifyText: string
  readonly email: string
  readonly send: string
  readonly sending: string
  readonly sentTitle: string
  readonly sentText: (email: string) => string
  readonly unknownEmail: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly retry: string
  readonly serverTitle: string
  readonly serverText: string
  readonly close: string
  readonly otherTitle: string
  readonly otherText: string
  readonly otherField: string
  readonly validating: string
  readonly linkUnknownTitle: string
  readonly expiredTitle: string
  readonly expiredText: string
  readonly sendAgain: string
  readonly passwordTitle: string
  readonly passwordText: string
  readonly password: string
  readonly confirmation: string
  readonly save: string
  readonly saving: string
  readonly errorTitle: string
  readonly doneTitle: string
  readonly doneText: string
  readonly signIn: string
}

export const passwordRecoveryMessages: TextSet<'passwordRecovery', PasswordRecoveryMessages> = {
  feature: 'passwordRecovery',
  texts: {
    back: 'Volver',
    identifyTitle: 'Recupera tu contraseña',
    identifyText: 'Te enviaremos un enlace al correo con el que te registraste.',
    email: 'Correo electrónico',
    send: 'Enviar correo',
    sending: 'Enviando correo',
    sentTitle: 'Revisa tu correo',
    sentText: (email) => `Enviamos un enlace a ${email}. Ábrelo para crear una nueva contraseña.`,
    unknownEmail: 'El correo electrónico no está registrado',
    refusedTitle: 'No pudimos procesar tu solicitud',
    refusedText: 'Es posible que el correo no esté registrado o tenga un error de escritura.',
    retry: 'Volver a intentar',
    serverTitle: 'Error Interno',
    serverText: 'Error interno del servidor. Inténtalo más tarde.',
    close: 'Cerrar',
    otherTitle: 'Error',
    otherText: 'No pudimos procesar tu solicitud. Inténtalo de nuevo.',
    otherField: 'No pudimos procesar tu solicitud',
    validating: 'Validando el enlace',
    linkUnknownTitle: 'No pudimos validar el enlace',
    expiredTitle: 'Este link ya expiró',
    expiredText: 'Por seguridad, cada enlace funciona una sola vez y por tiempo limitado.',
    sendAgain: 'Volver a enviar correo',
    passwordTitle: 'Crea una nueva contraseña',
    passwordText: 'Mínimo 6 caracteres, con una mayúscula y una minúscula.',
    password: 'Nueva contraseña',
    confirmation: 'Confirma tu contraseña',
    save: 'Guardar contraseña',
    saving: 'Guardando contraseña',
    errorTitle: '¡Algo salió mal!',
    doneTitle: 'Tu contraseña fue actualizada',
    doneText: 'Ya puedes iniciar sesión con tu nueva contraseña.',
    signIn: 'Iniciar sesión',
  },
}
