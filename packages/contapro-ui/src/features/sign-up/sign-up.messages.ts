import type { TextSet } from '../../primitives/texts/texts.tsx'

/** One thing that Contapro does for an accountant. */
export interface Benefit {
  readonly title: string
  readonly text: string
}

/** What an accountant says of Contapro. */
export interface Testimonial {
  readonly quote: string
  readonly name: string
  readonly surname: string
  /** Profession and place. */
  readonly role: string
}

/** Texts of the registration page (part 1 §2). Field errors come with the rules of the SDK. */
export interface SignUpMessages {
  readonly signInQuestion: string
  readonly signIn: string
  readonly heading: string
  readonly lead: string
  readonly highlights: readonly string[]
  readonly backing: string
  readonly formTitle: string
  readonly formSubtitle: string
  readonly errorTitle: string
  readonly name: string
  readonly lastName: string
  readonly documentNumber: string
  readonly phoneNumber: string
  readonly email: string
  readonly profile: string
  readonly profilePlaceholder: string
  readonly password: string
  readonly passwordPlaceholder: string
  readonly passwordHint: string
  readonly submit: string
  readonly submitting: string
  readonly benefitsTitle: string
  /** Time, vouchers, foreign expenses, detractions: the icons follow this order. */
  readonly benefits: readonly [Benefit, Benefit, Benefit, Benefit]
  readonly testimonialsTitle: string
  readonly testimonials: readonly Testimonial[]
  readonly closingTitle: string
  readonly closingText: string
  readonly closingButton: string
  readonly copyright: (year: number) => string
}

export const signUpMessages: TextSet<'signUp', SignUpMessages> = {
  feature: 'signUp',
  texts: {
    signInQuestion: '¿Ya tienes cuenta?',
    signIn: 'Inicia sesión',
    heading: 'Declara el IGV de tus clientes en la mitad del tiempo',
    lead: 'Contapro reúne los comprobantes de compra y venta de cada RUC, los revisa y te deja el resumen listo para declarar.',
    highlights: [
      'Comprobantes con detalle, imagen y XML',
      'Gastos ajenos a la empresa, separados',
      'Reporte PDT y archivos para SIRE',
    ],
    backing: 'Más de 100 contadores ya lo usan. Respaldado por un gran grupo bancario.',
    formTitle: 'Crea tu cuenta',
    formSubtitle: 'Toma menos de dos minutos.',
    errorTitle: '¡Algo salió mal!',
    name: 'Nombre',
    lastName: 'Apellidos',
    documentNumber: 'DNI',
    phoneNumber: 'Celular',
    email: 'Correo electrónico',
    profile: 'Perfil de contador',
    profilePlaceholder: 'Selecciona tu perfil',
    password: 'Contraseña',
    passwordPlaceholder: 'Crea una contraseña',
    passwordHint: 'La contraseña lleva mínimo 6 caracteres, con una mayúscula y una minúscula.',
    submit: 'Registrarme',
    submitting: 'Creando tu cuenta',
    benefitsTitle: 'Menos portal, más criterio contable',
    benefits: [
      {
        title: 'Ahorra 50% del tiempo',
        text: 'Compras y ventas llegan solas desde SIRE y SUNAT, listas para tu declaración de IGV.',
      },
      {
        title: 'Comprobantes con detalle',
        text: 'Cada factura con sus ítems, su imagen y su XML, lista para revisar.',
      },
      {
        title: 'Gastos ajenos, aparte',
        text: 'Separamos los gastos que no corresponden al giro de la empresa.',
      },
      {
        title: 'Detracciones y más',
        text: 'Detracciones, retenciones y percepciones de cada periodo, con su constancia.',
      },
    ],
    testimonialsTitle: 'Lo que dicen los contadores',
    testimonials: [
      {
        quote:
          'Antes abría el portal de SUNAT empresa por empresa. Ahora reviso las compras de doce clientes en una mañana.',
        name: 'Milagros',
        surname: 'Ccori Huanca',
        role: 'Contadora freelance, Arequipa',
      },
      {
        quote:
          'Los observados me avisan qué gasto no debo deducir. Llego a la declaración con menos dudas y menos llamadas.',
        name: 'José Luis',
        surname: 'Farfán Ruiz',
        role: 'Estudio contable, Trujillo',
      },
      {
        quote:
          'Bajo el archivo para el SIRE y el Excel con imágenes en dos clics. A mis asistentes les cambió el cierre de mes.',
        name: 'Patricia',
        surname: 'Solís Vega',
        role: 'Estudio contable, Lima',
      },
    ],
    closingTitle: 'Tu próximo cierre de mes puede ser más corto',
    closingText: 'Registra tu primera empresa y revisa sus comprobantes en 24 horas.',
    closingButton: 'Registrarme',
    copyright: (year) => `© ${year} Contapro`,
  },
}
