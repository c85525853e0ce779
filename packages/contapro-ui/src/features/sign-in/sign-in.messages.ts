import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the sign-in screen. Those in quotes in part 1 §2 and §8 are word for word. */
export interface SignInMessages {
  readonly title: string
  readonly subtitle: string
  readonly email: string
  readonly password: string
  readonly submit: string
  readonly submitting: string
  readonly errorTitle: string
  readonly recoverPassword: string
  readonly signUpQuestion: string
  readonly signUp: string
  readonly copyright: (year: number) => string
  readonly brandTitle: string
  readonly brandBenefits: readonly (readonly [strong: string, rest: string])[]
  readonly brandBacking: string
  readonly sampleTitle: string
  readonly sampleRuc: string
  readonly sampleSales: string
  readonly samplePurchases: string
  readonly sampleBalance: string
  readonly samplePayable: string
}

export const signInMessages: TextSet<'signIn', SignInMessages> = {
  feature: 'signIn',
  texts: {
    title: 'Inicia sesión',
    subtitle: 'Los comprobantes de tus clientes, en un solo lugar.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión',
    errorTitle: '¡Algo salió mal!',
    recoverPassword: '¿Olvidaste tu contraseña?',
    signUpQuestion: '¿Aún no tienes cuenta?',
    signUp: 'Regístrate',
    copyright: (year) => `© ${year} Contapro`,
    brandTitle: 'El IGV de cada cliente, claro antes de declarar.',
    brandBenefits: [
      ['Ahorra 50% del tiempo', ' en la declaración de IGV'],
      ['', 'Comprobantes con detalle, imagen y XML'],
      ['', 'Detracciones, retenciones y percepciones analizadas'],
    ],
    brandBacking:
      'Más de 100 contadores trabajan con Contapro, el asistente contable respaldado por un gran grupo bancario.',
    sampleTitle: 'IGV de octubre 2025',
    sampleRuc: 'RUC 20991001094',
    sampleSales: 'IGV de ventas',
    samplePurchases: 'IGV de compras',
    sampleBalance: 'Saldo a favor anterior',
    samplePayable: 'IGV por pagar',
  },
}
