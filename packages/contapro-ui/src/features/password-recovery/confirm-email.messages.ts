import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the page that confirms the address of an account (decision 0068). */
export interface ConfirmEmailMessages {
  readonly confirming: string
  readonly doneTitle: string
  readonly doneText: string
  readonly signInTitle: string
  readonly signInText: string
  readonly signIn: string
  readonly newPassword: string
  readonly otherAccountTitle: string
  readonly otherAccountText: string
  readonly failedTitle: string
  readonly retry: string
  readonly home: string
}

export const confirmEmailMessages: TextSet<'confirmEmail', ConfirmEmailMessages> = {
  feature: 'confirmEmail',
  texts: {
    confirming: 'Confirmando tu correo',
    doneTitle: 'Tu correo está confirmado',
    doneText: 'Puedes seguir trabajando.',
    signInTitle: 'Inicia sesión para confirmar tu correo',
    signInText:
      'Usa la cuenta a la que llegó el correo. Si no la creaste tú, crea una contraseña nueva: cierra las sesiones de quien la creó.',
    signIn: 'Iniciar sesión',
    newPassword: 'Crear una contraseña nueva',
    otherAccountTitle: 'Este enlace no es de tu cuenta',
    otherAccountText: 'Inicia sesión con la cuenta a la que llegó el correo.',
    failedTitle: 'No pudimos confirmar tu correo',
    retry: 'Volver a intentar',
    home: 'Ir a Contapro',
  },
}
