import type { MessageSet } from '../../provider/messages.tsx'

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
}

export const partnerEntryMessages: MessageSet<'partnerEntry'> = {
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
  },
}
