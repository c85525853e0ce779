import type { ContaproError, Detraction, PeriodScope, PossibleDetraction } from '@contapro/sdk'
import {
  useCheckDepositFile,
  useCreateDepositFile,
  useDepositFiles,
  useEnterDetraction,
  usePossibleDetractions,
  useSettings,
} from '@contapro/sdk/react'
import { type ReactNode, useMemo, useState } from 'react'
import { saveBlob } from '../../host/save-blob.ts'
import { useLatest } from '../../primitives/latest/use-latest.ts'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import type { TypedDepositFile } from './deposit-file-modal.tsx'
import type { TypedEntry } from './detraction-entry-modal.tsx'
import type { UnpaidActions } from './detractions-table.tsx'
import { type EntryTarget, possibleTarget, purchaseCode, unpaidTarget } from './entry-target.ts'

const entryModal = onDemand(async () => (await import('./on-demand-parts.ts')).DetractionEntryModal)
const fileModal = onDemand(async () => (await import('./on-demand-parts.ts')).DepositFileModal)
const depositFiles = onDemand(async () => (await import('./on-demand-parts.ts')).DepositFiles)
const possibleList = onDemand(async () => (await import('./on-demand-parts.ts')).PossibleDetractions)

/** The list comes with the next visit of the tab; what failed has been reported. */
const leaveOut = (): void => {}

/** Purchases shown of what seems to be under detraction: those that are decided about make room for others. */
const POSSIBLE = { page: 1, size: 10 } as const

export interface UnpaidWork {
  readonly actions: UnpaidActions
  /** What stands under the table. */
  readonly below: ReactNode
  readonly dialogs: ReactNode
}

/** What is done with what is still to be deposited: entries by hand and bulk files, with their dialogs. */
export function useUnpaidWork(scope: PeriodScope, isShown: boolean): UnpaidWork {
  const possible = usePossibleDetractions(isShown ? { ...scope, ...POSSIBLE } : null)
  const files = useDepositFiles(isShown ? scope : null)
  const entries = useEntries(scope)
  const deposits = useDepositFileWork(scope)
  const { open: onEnter } = entries
  const { open: onFile } = deposits
  const actions: UnpaidActions = useMemo(
    () => ({ onEnter: (detraction) => onEnter(unpaidTarget(detraction)), onFile }),
    [onEnter, onFile],
  )
  const vouchers = possible.data?.vouchers ?? []
  const made = files.data?.files ?? []
  const below = (
    <>
      <possibleList.Part
        isWanted={vouchers.length > 0}
        onFailure={leaveOut}
        vouchers={vouchers}
        total={possible.data?.pagination.total_items ?? 0}
        isBusy={entries.isBusy}
        onMark={(voucher) => onEnter(possibleTarget(voucher))}
        onDismiss={entries.dismiss}
      />
      <depositFiles.Part isWanted={made.length > 0} onFailure={leaveOut} files={made} />
    </>
  )
  return {
    actions,
    below,
    dialogs: (
      <>
        {entries.dialog}
        {deposits.dialog}
      </>
    ),
  }
}

function useEntries(scope: PeriodScope) {
  const [target, setTarget] = useState<EntryTarget>()
  const enter = useEnterDetraction()
  const settings = useSettings(target ? scope.businessUuid : null)
  const open = useLatest((next: EntryTarget) => {
    enter.reset()
    setTarget(next)
  })
  const close = useLatest(() => setTarget(undefined))
  /** Null as `isSubject` takes back what was entered. */
  const send = (code: string, isSubject: boolean | null, typed: TypedEntry): void => {
    const facts = { good_or_service_code: typed?.good ?? null, amount: typed?.amount ?? null }
    enter.mutate({ scope, entry: { code, is_subject: isSubject, ...facts } }, { onSuccess: close })
  }
  const dismiss = ({ code }: PossibleDetraction): void => send(code, false, null)
  const dialog = target ? (
    <entryModal.Part
      key={target.code}
      isWanted
      onFailure={close}
      target={target}
      rates={settings.data?.values.detraction_rates ?? []}
      isSaving={enter.isPending}
      problem={enter.error ? sentenceOf(enter.error) : undefined}
      onSave={(typed) => send(target.code, typed && true, typed)}
      onClose={close}
    />
  ) : null
  return { open, dismiss, dialog, isBusy: enter.isPending }
}

function useDepositFileWork(scope: PeriodScope) {
  const [codes, setCodes] = useState<readonly string[]>()
  const check = useCheckDepositFile()
  const create = useCreateDepositFile()
  const close = useLatest(() => setCodes(undefined))
  const look = (wanted: readonly string[], typed: TypedDepositFile): void => {
    create.reset()
    check.mutate({ scope, request: requestOf(wanted, typed) })
  }
  const open = useLatest((detractions: readonly Detraction[]) => {
    const wanted = detractions.map(purchaseCode)
    setCodes(wanted)
    look(wanted, { accounts: {}, batch: '' })
  })
  const make = (wanted: readonly string[], typed: TypedDepositFile): void =>
    create.mutate(
      { scope, request: requestOf(wanted, typed) },
      {
        onSuccess: ({ file, content }) => {
          saveBlob(new Blob([content], { type: 'text/plain' }), file.file_name)
          close()
        },
      },
    )
  const error = create.error ?? check.error
  const dialog = codes ? (
    <fileModal.Part
      isWanted
      onFailure={close}
      check={check.data}
      isBusy={check.isPending || create.isPending}
      problem={error ? sentenceOf(error) : undefined}
      onCheck={(typed) => look(codes, typed)}
      onCreate={(typed) => make(codes, typed)}
      onClose={close}
    />
  ) : null
  return { open, dialog }
}

function requestOf(codes: readonly string[], { accounts, batch }: TypedDepositFile) {
  const given = Object.entries(accounts).filter(([, account]) => account !== '')
  return {
    codes: [...codes],
    accounts: given.map(([supplier_ruc, account]) => ({ supplier_ruc, account })),
    ...(batch === '' ? {} : { batch }),
  }
}

/** Each reason of a refusal, else the sentence of the error. */
const sentenceOf = ({ errors, message }: ContaproError): string =>
  errors.map((reason) => reason.message).join(' ') || message
