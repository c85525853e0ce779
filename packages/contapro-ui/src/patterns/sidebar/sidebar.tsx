import type { JSX, MouseEventHandler, ReactNode } from 'react'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { end, head, item, itemIcon, sections, separator, sidebar } from './sidebar.css.ts'
import { appShellMessages } from '../app-shell/app-shell.messages.ts'

/** One entry of the sidebar. */
export interface SidebarItem {
  readonly id: string
  readonly label: string
  readonly icon: IconOutline
  readonly href: string
  /** The section that is shown. */
  readonly current?: boolean
  /** Nothing to show yet: it stays readable and does nothing. */
  readonly disabled?: boolean
  readonly external?: boolean
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Props of `Sidebar`. */
export interface SidebarProps {
  /** The company switcher. */
  readonly header?: ReactNode
  /** Groups of sections, with a hairline between them. */
  readonly groups: readonly (readonly SidebarItem[])[]
  /** Help at the bottom. */
  readonly footer?: readonly SidebarItem[]
}

/** The sections of the dashboard: company on top, help at the bottom. */
export function Sidebar({ header, groups, footer = [] }: SidebarProps): JSX.Element {
  const texts = useTexts(appShellMessages)
  return (
    <div className={sidebar}>
      {header ? <div className={head}>{header}</div> : null}
      <nav aria-label={texts.sections} className={sections}>
        {groups.map((items, index) => (
          <div key={items[0]?.id} className={sections}>
            {index > 0 ? <div className={separator} /> : null}
            {items.map((entry) => (
              <SidebarLink key={entry.id} {...entry} />
            ))}
          </div>
        ))}
      </nav>
      {footer.length > 0 ? (
        <div className={end}>
          {footer.map((entry) => (
            <SidebarLink key={entry.id} {...entry} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** A link without an address: read with the others, and not followed. */
const offLink = { role: 'link', 'aria-disabled': true } as const

function SidebarLink({ label, icon, href, current, disabled, external, onClick }: SidebarItem): JSX.Element {
  const content = (
    <>
      <Icon as={icon} size="nav" className={itemIcon} />
      <span>{label}</span>
    </>
  )
  if (disabled) {
    return (
      <span className={item} {...offLink}>
        {content}
      </span>
    )
  }
  return (
    <a
      className={item}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  )
}
