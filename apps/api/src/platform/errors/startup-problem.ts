import { ConfigError } from '../config.ts'
import { describeError } from './describe-error.ts'
import { errorCodes } from './error-codes.ts'
import { StartRefusedError } from './start-refused-error.ts'

const WRONG_ADDRESS = 'No se encontró la dirección de HOST o de DATABASE_URL. Revisa ambas variables.'
const NO_DATABASE =
  'El servidor PostgreSQL de DATABASE_URL no responde. Revisa que esté encendido y que la dirección sea correcta.'
const WRONG_ACCOUNT =
  'El servidor PostgreSQL rechazó el acceso. Revisa el usuario, la contraseña y la base de datos de DATABASE_URL.'

const NO_SPACE =
  'El disco de los datos está casi lleno: el de la carpeta de CONTAPRO_DATA o el del servidor PostgreSQL. Libera espacio y vuelve a iniciar; no se ha perdido nada.'

/** What the codes that a start can fail with mean to whoever typed the command. */
const remedies: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'El puerto está ocupado por otro programa. Ciérralo o elige otro puerto, por ejemplo PORT=3001.'],
  ['EACCES', 'Falta permiso para usar el puerto o la carpeta de datos. Elige otros con PORT y CONTAPRO_DATA.'],
  ['EADDRNOTAVAIL', WRONG_ADDRESS],
  ['ENOTFOUND', WRONG_ADDRESS],
  ['ECONNREFUSED', NO_DATABASE],
  ['08006', NO_DATABASE],
  ['53100', NO_SPACE],
  ['ENOSPC', NO_SPACE],
  ['28P01', WRONG_ACCOUNT],
  ['28000', WRONG_ACCOUNT],
  ['3D000', WRONG_ACCOUNT],
  [
    'FOLDER_IN_USE',
    'Otro servidor de Contapro está usando la carpeta de datos. Ciérralo o elige otra carpeta con CONTAPRO_DATA.',
  ],
])

/**
 * Why the server could not start, and what to do about it.
 *
 * @param failure sentence for a failure without a known remedy.
 */
export function startupProblem(error: unknown, failure = 'Contapro no pudo iniciar.'): string {
  if (error instanceof ConfigError || error instanceof StartRefusedError) return error.message
  // The cause says more than what it led to.
  const remedy = errorCodes(error)
    .flatMap((code) => remedies.get(code) ?? [])
    .at(-1)
  return remedy ?? `${failure} ${JSON.stringify(describeError(error), undefined, 2)}`
}
