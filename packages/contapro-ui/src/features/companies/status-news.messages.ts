import { withFullStop } from '../../host/with-full-stop.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** What a toast says when a company's status changes before the accountant's eyes. */
export interface StatusNewsMessages {
  readonly connected: string
  readonly connectedText: (company: string) => string
  readonly missingPermissions: string
  readonly missingPermissionsText: (company: string) => string
  readonly invalidCredentials: string
  readonly invalidCredentialsText: (company: string) => string
  readonly inProgress: string
  readonly inProgressText: (company: string) => string
  readonly many: (companies: number) => string
}

export const statusNewsMessages: TextSet<'statusNews', StatusNewsMessages> = {
  feature: 'statusNews',
  texts: {
    connected: 'Empresa conectada',
    connectedText: (company) => `Ya puedes ver los comprobantes de ${withFullStop(company)}`,
    missingPermissions: 'Falta de permisos',
    missingPermissionsText: (company) => `El usuario SOL de ${company} no tiene acceso a módulos de SUNAT.`,
    invalidCredentials: 'Credenciales inválidas',
    invalidCredentialsText: (company) => `Las credenciales SOL de ${company} son incorrectas.`,
    inProgress: 'Procesando datos',
    inProgressText: (company) => `Estamos trayendo los comprobantes de ${withFullStop(company)}`,
    many: (companies) => `Cambió el estado de ${companies} empresas`,
  },
}
