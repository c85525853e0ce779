import type { TextSet } from '../../primitives/texts/texts.tsx'

interface DialogText {
  readonly title: string
  readonly text: string
}

/** Texts of 'Editar Credenciales' and its dialogs (part 2 §2, §4 and §8). */
export interface CredentialsMessages {
  readonly title: string
  readonly warningTitle: string
  readonly warningText: string
  readonly submit: string
  readonly submitting: string
  readonly updated: DialogText
  readonly validateNow: string
  readonly later: string
  readonly updateFailed: DialogText
  readonly validating: DialogText
  readonly valid: DialogText
  readonly portalRefused: DialogText
  readonly portalUnstable: DialogText
  readonly portalFailed: DialogText
  readonly apiRefused: DialogText
  readonly apiUnstable: DialogText
  readonly validationFailed: DialogText
}

export const credentialsMessages: TextSet<'credentials', CredentialsMessages> = {
  feature: 'credentials',
  texts: {
    title: 'Editar Credenciales',
    warningTitle: 'Edita solo si hubo un error al ingresarlas',
    warningText: 'Si cambiaste la clave SOL en el portal de SUNAT, escribe aquí la nueva.',
    submit: 'Editar credenciales',
    submitting: 'Editando credenciales',
    updated: { title: 'Tus credenciales fueron actualizadas', text: '¿Quieres validarlas ahora? Toma hasta 1 minuto.' },
    validateNow: 'Validar ahora',
    later: 'En otro momento',
    updateFailed: {
      title: 'No pudimos actualizar tus credenciales',
      text: 'Parece que hubo un problema y no hemos podido actualizar tus credenciales, vuelve a intentarlo en unos minutos.',
    },
    validating: {
      title: 'Validando tus credenciales',
      text: 'Este proceso puede tardar hasta 1 minuto. No cierres esta ventana.',
    },
    valid: {
      title: '¡Listo! Tus credenciales son válidas',
      text: 'Volveremos a extraer los datos de la empresa. Verás sus comprobantes en menos de 24 horas.',
    },
    portalRefused: {
      title: 'No pudimos iniciar sesión en el portal de SUNAT',
      text: 'Revisa tus credenciales e inténtalo de nuevo en unos minutos.',
    },
    portalUnstable: {
      title: 'El portal de SUNAT está inestable',
      text: 'Inténtalo más tarde. Si no, lo haremos automáticamente con los datos que actualizaste.',
    },
    portalFailed: { title: 'Nuestros servicios tienen problemas', text: 'Vuelve a intentarlo en unos minutos.' },
    apiRefused: { title: 'La validación por API no tuvo éxito', text: 'Revisa tu API key y tu API secret.' },
    apiUnstable: { title: 'La API de SUNAT está inestable', text: 'Inténtalo más tarde.' },
    validationFailed: {
      title: 'Ocurrió un error',
      text: 'Sucedió un error inesperado a la hora de validar tus credenciales, vuelve a intentarlo en unos minutos',
    },
  },
}
