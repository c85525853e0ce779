import { clsx } from 'clsx'
import type { ComponentProps, JSX, MouseEventHandler } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Icon, type IconOutline } from '../../primitives/icon/icon.tsx'
import { ChevronDownIcon, MenuIcon } from '../../primitives/icon/icons.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { Menu, type MenuGroup } from '../../primitives/menu/menu.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import {
  bar,
  home,
  inSheet,
  link,
  menuButton,
  push,
  quietIcon,
  separator,
  user as userClass,
  wideOnly,
} from './top-bar.css.ts'
import { appShellMessages } from '../app-shell/app-shell.messages.ts'

/** A link of the bar: Mis Empresas, support. */
export interface TopBarLink {
  readonly id: string
  readonly label: string
  readonly icon: IconOutline
  readonly href: string
  readonly external?: boolean
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Who is signed in. */
export interface TopBarUser {
  /** Names and surnames. */
  readonly name: string
  /** The surnames again, for the initials. */
  readonly surname?: string
  readonly menu: readonly MenuGroup[]
}

/** Props of `TopBar`. */
export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  readonly homeHref: string
  readonly onHomeClick?: MouseEventHandler<HTMLAnchorElement>
  readonly links?: readonly TopBarLink[]
  /** Who is signed in, and the lines of their menu. */
  readonly user?: TopBarUser
  /** In the dashboard, up to 1024 px, links and user give way to a button that opens the side sheet. */
  readonly onOpenMenu?: () => void
  /** The dark bar of the Siscont profile. */
  readonly siscont?: boolean
}

/** The bar on top of the web app. */
export function TopBar(props: TopBarProps): JSX.Element {
  const { homeHref, onHomeClick, links = [], user, onOpenMenu, siscont = false, className, ...rest } = props
  const texts = useTexts(appShellMessages)
  const hidden = onOpenMenu ? inSheet : undefined
  return (
    <header {...rest} className={clsx(bar, className)} data-cp-topbar={siscont ? 'siscont' : undefined}>
      <a className={home} href={homeHref} aria-label={texts.goHome} onClick={onHomeClick}>
        <Logo />
      </a>
      <span className={push} />
      {links.map(({ id, label, icon, href, external, onClick }) => (
        <a
          key={id}
          className={clsx(link, hidden)}
          href={href}
          aria-label={label}
          onClick={onClick}
          {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          <Icon as={icon} />
          <span className={wideOnly}>{label}</span>
        </a>
      ))}
      {links.length > 0 && user ? <span className={separator} /> : null}
      {user ? (
        <Menu
          groups={user.menu}
          trigger={
            <button type="button" className={clsx(userClass, hidden)}>
              <VisuallyHidden>{texts.accountOf(user.name)}</VisuallyHidden>
              <Avatar name={user.name} surname={user.surname} kind="person" />
              <span aria-hidden className={wideOnly}>
                {user.name}
              </span>
              <Icon as={ChevronDownIcon} size="sm" className={quietIcon} />
            </button>
          }
        />
      ) : null}
      {onOpenMenu ? (
        <button
          type="button"
          className={menuButton}
          aria-label={texts.menu}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        >
          <Icon as={MenuIcon} size="lg" />
        </button>
      ) : null}
    </header>
  )
}
