import type { Business } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { TargetButton, TargetLink } from '../../host/target-link.tsx'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { SearchInput } from '../../patterns/search-input/search-input.tsx'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { PlusIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { EmbeddedProps } from '../../report/report-frame.tsx'
import {
  acts,
  emptyFirst,
  greeting,
  greetings,
  head,
  home,
  note,
  registerBar,
  registerButton,
  search,
  wideOnly,
} from './companies.css.ts'
import { companiesMessages } from './companies.messages.ts'
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx'
import { findCompaniesByName, sortCompanies } from './find-companies.ts'
import { NoCompaniesDrawing } from './no-companies-drawing.tsx'

/** What is known of the companies. */
export type CompanyCardsState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly companies: readonly Business[] }

/** Props of `CompanyCardsView`. */
export interface CompanyCardsViewProps extends EmbeddedProps {
  /** Whom to greet; nothing before the accountant is known. */
  readonly accountantName: string | undefined
  /** False for an account whose subscription is null: the cards then only show. */
  readonly hasPlan?: boolean
  readonly companies: CompanyCardsState
  /** Why the company that was chosen could not be opened. */
  readonly failure?: string | undefined
  /** Where a company in order leads: the vouchers for group B, else the dashboard. */
  readonly landing?: 'dashboard' | 'vouchers'
  /** A company was chosen, before its page is shown. */
  readonly onSelect?: (company: Business) => void
}

/** Inicio: the greeting, the search, the companies and the way to register one more (part 1 §2). */
export function CompanyCardsView(props: CompanyCardsViewProps): JSX.Element {
  const { accountantName, embedded, hasPlan = true, companies, failure, landing, onSelect } = props
  const texts = useTexts(companiesMessages)
  const [wanted, setWanted] = useState('')
  const known = companies.state === 'loaded' ? companies.companies : undefined
  const hasCompanies = known !== undefined && known.length > 0
  return (
    <div className={home}>
      <header className={head}>
        <div className={greetings}>
          {embedded ? null : <Greeting accountantName={accountantName} />}
          <Summary companies={companies} />
        </div>
        {hasCompanies ? (
          <div className={acts}>
            <SearchInput className={search} label={texts.search} value={wanted} onSearch={setWanted} />
            <TargetButton
              destination={{ to: 'registerCompany' }}
              variant="primary"
              icon={PlusIcon}
              className={wideOnly}
            >
              {texts.register}
            </TargetButton>
          </div>
        ) : null}
      </header>
      {hasPlan || !hasCompanies ? null : <NoPlanNote />}
      {failure === undefined ? null : (
        <Banner tone="danger" title={texts.openFailed} className={note}>
          {failure}
        </Banner>
      )}
      {companies.state === 'loading' ? <CompanyGridSkeleton /> : null}
      {companies.state === 'error' ? (
        <Card>
          <LoadFailure title={texts.loadError} message={companies.message} onRetry={companies.onRetry} />
        </Card>
      ) : null}
      {known && !hasCompanies ? <NoCompanies /> : null}
      {hasCompanies ? (
        <>
          <CompanyGrid
            companies={sortCompanies(findCompaniesByName(known, wanted))}
            isSearch={wanted.trim() !== ''}
            disabled={!hasPlan}
            landing={landing}
            awaited={known.every(({ status }) => status === 'IN_PROGRESS') ? known : undefined}
            onSelect={onSelect}
          />
          <div className={registerBar}>
            <TargetButton
              destination={{ to: 'registerCompany' }}
              variant="primary"
              size="lg"
              icon={PlusIcon}
              block
              className={registerButton}
            >
              {texts.register}
            </TargetButton>
          </div>
        </>
      ) : null}
    </div>
  )
}

function Greeting({ accountantName }: Pick<CompanyCardsViewProps, 'accountantName'>): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <Text as="h1" variant="greeting" className={greeting}>
      {accountantName === undefined ? '\u00a0' : texts.greeting(accountantName)}
    </Text>
  )
}

function Summary({ companies }: { readonly companies: CompanyCardsState }): JSX.Element {
  const texts = useTexts(companiesMessages)
  const summary = (): string => {
    if (companies.state === 'loading') return texts.loading
    if (companies.state === 'error') return ' '
    const list = companies.companies
    if (list.length === 0) return texts.start
    const attention = list.filter(
      ({ status }) => status === 'MISSING_PERMISSIONS' || status === 'INVALID_CREDENTIALS',
    ).length
    return attention === 0 ? texts.count(list.length) : `${texts.count(list.length)} ${texts.attention(attention)}`
  }
  return (
    <Text tone="secondary" aria-live="polite">
      {summary()}
    </Text>
  )
}

function NoPlanNote(): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <Banner tone="info" title={texts.noPlanTitle} className={note}>
      <span>{texts.noPlanText}</span>{' '}
      <TargetLink destination={{ to: 'plans' }} variant="inline">
        {texts.noPlanAction}
      </TargetLink>
    </Banner>
  )
}

function NoCompanies(): JSX.Element {
  const texts = useTexts(companiesMessages)
  return (
    <Card>
      <EmptyState
        className={emptyFirst}
        drawing={<NoCompaniesDrawing />}
        headingLevel="h2"
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <TargetButton
            destination={{ to: 'registerCompany', newUser: true }}
            variant="primary"
            size="lg"
            icon={PlusIcon}
          >
            {texts.registerFirst}
          </TargetButton>
        }
      />
    </Card>
  )
}
