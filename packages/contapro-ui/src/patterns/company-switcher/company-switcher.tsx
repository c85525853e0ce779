import { type JSX, type KeyboardEvent, type MouseEventHandler, useState } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ChevronsUpDownIcon, SearchIcon, SettingsIcon } from '../../primitives/icon/icons.ts'
import { Popover } from '../../primitives/popover/popover.tsx'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import {
  arrows,
  list,
  name as nameClass,
  names,
  none,
  option,
  optionName,
  optionNote,
  popover,
  ruc as rucClass,
  search,
  settings as settingsLink,
  switcher,
} from './company-switcher.css.ts'
import { companySwitcherMessages } from './company-switcher.messages.ts'

/** A company that can be chosen, or that says why it cannot. */
export interface SwitcherCompany {
  readonly uuid: string
  readonly name: string
  readonly ruc: string
  /** "Falta de permisos"; a company with a reason cannot be chosen. */
  readonly reason?: string
}

/** Props of `CompanySwitcher`. */
export interface CompanySwitcherProps {
  readonly current: SwitcherCompany
  /** The other companies; the current one is left out. */
  readonly companies: readonly SwitcherCompany[]
  readonly onChoose: (company: SwitcherCompany) => void
  /** The address of the current company's settings, at the end of the list. */
  readonly settings?: { readonly href: string; readonly onClick?: MouseEventHandler<HTMLAnchorElement> }
}

/** Compares as a reader does: without accents, without capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The company at hand, a list with a search by name or RUC to go to another one, and its settings. */
export function CompanySwitcher({ current, companies, onChoose, settings }: CompanySwitcherProps): JSX.Element {
  const texts = useTexts(companySwitcherMessages)
  const messages = useUiMessages()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const others = companies.filter(({ uuid }) => uuid !== current.uuid)
  const hasMenu = others.length > 0 || settings !== undefined
  const label = others.length > 0 ? texts.changeCompany : texts.companyMenu
  const matches = others.filter((company) => plain(`${company.name} ${company.ruc}`).includes(plain(text.trim())))
  const change = (open: boolean) => {
    setOpen(open)
    setText('')
  }
  const choose = (company: SwitcherCompany) => {
    if (company.reason !== undefined) return
    change(false)
    onChoose(company)
  }
  const chooseOnlyMatch = (event: KeyboardEvent) => {
    const only = matches.length === 1 ? matches[0] : undefined
    if (event.key === 'Enter' && only) choose(only)
  }
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={change}
      className={popover}
      trigger={
        <button type="button" className={switcher} disabled={!hasMenu}>
          <Avatar name={current.name} />
          <span className={names}>
            <span translate="no" className={nameClass}>
              {current.name}
            </span>
            <span translate="no" className={rucClass}>{`RUC ${current.ruc}`}</span>
          </span>
          {hasMenu ? <Icon as={ChevronsUpDownIcon} label={label} className={arrows} /> : null}
        </button>
      }
    >
      {others.length > 0 ? (
        <>
          <div className={search}>
            <TextInput
              type="search"
              icon={SearchIcon}
              aria-label={messages.search}
              placeholder={messages.searchPlaceholder}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={chooseOnlyMatch}
            />
          </div>
          <ul className={list}>
            {matches.map((company) => (
              <li key={company.uuid}>
                <button
                  type="button"
                  className={option}
                  aria-disabled={company.reason === undefined ? undefined : true}
                  onClick={() => choose(company)}
                >
                  <span translate="no" className={optionName}>
                    {company.name}
                  </span>
                  <span className={optionNote}>
                    <span translate="no">{company.ruc}</span>
                    {company.reason === undefined ? null : <span>{` · ${company.reason}`}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <output>{matches.length === 0 ? <span className={none}>{messages.noResults}</span> : null}</output>
        </>
      ) : null}
      {settings ? (
        <a
          href={settings.href}
          className={settingsLink}
          onClick={(event) => {
            change(false)
            settings.onClick?.(event)
          }}
        >
          <Icon as={SettingsIcon} />
          <span>{texts.settings}</span>
        </a>
      ) : null}
    </Popover>
  )
}
