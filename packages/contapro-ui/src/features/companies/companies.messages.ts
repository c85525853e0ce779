import { withFullStop } from '../../host/with-full-stop.ts'
import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of Inicio, its cards and dialogs (part 1 §2 and §4). */
export interface CompaniesMessages {
  readonly greeting: (name: string) => string
  readonly count: (companies: number) => string
  readonly attention: (companies: number) => string
  readonly start: string
  readonly search: string
  readonly searchResult: (found: number) => string
  readonly register: string
  readonly loading: string
  readonly loadError: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly registerFirst: string
  readonly noMatchTitle: string
  readonly noMatchText: string
  readonly noPlanTitle: string
  readonly noPlanText: string
  readonly noPlanAction: string
  readonly ruc: (ruc: string) => string
  readonly inProgressTitle: string
  readonly inProgressText: (company: string) => string
  readonly inProgressUpload: string
  readonly uploadFiles: string
  readonly invalidCredentialsTitle: string
  readonly invalidCredentialsText: (company: string) => string
  readonly updateCredentials: string
  readonly missingPermissionsTitle: string
  readonly missingPermissionsText: (company: string) => string
  readonly missingModules: string
  readonly seeReport: string
  readonly support: string
  readonly openFailed: string
}

export const companiesMessages: TextSet<'companies', CompaniesMessages> = {
  feature: 'companies',
  texts: {
    greeting: (name) => `Hola, ${name}`,
    count: (companies) => `Tienes ${countOf(companies, 'empresa', 'empresas')}.`,
    attention: (companies) => `${countOf(companies, 'necesita', 'necesitan')} que revises su acceso a SUNAT.`,
    start: 'Empieza con una empresa. Podrás sumar las demás cuando quieras.',
    search: 'Buscar empresa',
    searchResult: (found) => `${countOf(found, 'empresa encontrada', 'empresas encontradas')}.`,
    register: 'Registrar nueva empresa',
    loading: 'Cargando empresas...',
    loadError: 'No pudimos cargar tus empresas',
    emptyTitle: 'No tienes empresas registradas',
    emptyText:
      'Ten a la mano el RUC y las credenciales SOL de tu cliente. Traeremos sus comprobantes desde SIRE y SUNAT.',
    registerFirst: 'Registra tu primera empresa',
    noMatchTitle: 'No se encontraron registros.',
    noMatchText: 'Prueba con otra parte del nombre.',
    noPlanTitle: 'Tu cuenta no tiene un plan activo',
    noPlanText: 'Puedes ver tus empresas, pero necesitas un plan para abrirlas.',
    noPlanAction: 'Ver planes',
    ruc: (ruc) => `RUC ${ruc}`,
    inProgressTitle: 'Procesando datos',
    inProgressText: (company) =>
      `Estamos trayendo los comprobantes de ${withFullStop(company)} El proceso puede tardar hasta 2 días.`,
    inProgressUpload: 'Si ya tienes sus registros o comprobantes, súbelos ahora.',
    uploadFiles: 'Subir archivos',
    invalidCredentialsTitle: 'Credenciales inválidas',
    invalidCredentialsText: (company) =>
      `Las credenciales SOL de ${company} son incorrectas. Actualízalas para seguir viendo sus comprobantes.`,
    updateCredentials: 'Actualizar credenciales',
    missingPermissionsTitle: 'Falta de permisos',
    missingPermissionsText: (company) => `El usuario SOL de ${company} no tiene acceso a estos módulos de SUNAT:`,
    missingModules: 'Módulos sin permiso',
    seeReport: 'Ir a ver mi reporte',
    support: 'Escribir a soporte',
    openFailed: 'No pudimos abrir la empresa',
  },
}
