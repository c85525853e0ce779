import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the company's report (part 2 §2). */
export interface DashboardMessages {
  readonly title: string
  readonly tabs: string
  readonly purchases: string
  readonly sales: string
  readonly missingVoucher: string
  readonly missingVoucherLink: string
  readonly invalidCredentials: string
  readonly invalidCredentialsText: string
  readonly editCredentials: string
  readonly missingPermissions: string
  readonly missingPermissionsText: (modules: string) => string
  readonly howToAssign: string
}

const list = new Intl.ListFormat('es-PE', { type: 'conjunction' })

/** Names of SUNAT's modules in a sentence: "«A», «B» y «C»". */
export function moduleList(names: readonly string[]): string {
  return list.format(names.map((name) => `«${name}»`))
}

export const dashboardMessages: TextSet<'dashboard', DashboardMessages> = {
  feature: 'dashboard',
  texts: {
    title: 'Tu reporte de empresa',
    tabs: 'Compras y ventas del periodo',
    purchases: 'Compras',
    sales: 'Ventas',
    missingVoucher: '¿No ves algún comprobante?',
    missingVoucherLink: 'Revisa por qué puede faltar',
    invalidCredentials: 'Este usuario SOL tiene credenciales inválidas.',
    invalidCredentialsText: 'Actualízalas para volver a traer los comprobantes.',
    editCredentials: 'Editar credenciales',
    missingPermissions: 'Faltan permisos de SUNAT para acceder a toda la información.',
    missingPermissionsText: (modules) =>
      modules === ''
        ? 'Asigna al usuario SOL los permisos que faltan y vuelve a intentarlo.'
        : `Asigna al usuario SOL el permiso ${modules} y vuelve a intentarlo.`,
    howToAssign: 'Cómo asignar el permiso',
  },
}
