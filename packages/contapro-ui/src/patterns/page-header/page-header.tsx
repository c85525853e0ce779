import { clsx } from 'clsx'
import { Children, type ComponentProps, type JSX, type ReactNode } from 'react'
import { Link } from '../../primitives/link/link.tsx'
import { Text } from '../../primitives/text/text.tsx'
import {
  action,
  actions as actionsClass,
  back as backClass,
  header,
  page,
  subtitle as subtitleClass,
  titles,
} from './page-header.css.ts'

/** The content of a page of the web app: centred, with the gutter of the window. */
export function PageContent({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <div {...rest} className={clsx(page, className)} />
}

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  readonly title: string
  /** Company and RUC. */
  readonly subtitle?: ReactNode
  readonly back?: { readonly label: string; readonly href: string; readonly onClick?: ComponentProps<'a'>['onClick'] }
  /** Period, main action; in a narrow page side by side over the whole width. */
  readonly actions?: ReactNode
  readonly headingLevel?: 'h1' | 'h2'
}

/** The title of a page, what it is about, and what can be done with it. */
export function PageHeader({ title, subtitle, back, actions, headingLevel = 'h1' }: PageHeaderProps): JSX.Element {
  return (
    <header className={header}>
      <div className={titles}>
        {back ? (
          <div className={backClass}>
            <Link variant="back" href={back.href} onClick={back.onClick}>
              {back.label}
            </Link>
          </div>
        ) : null}
        <Text as={headingLevel} variant="title">
          {title}
        </Text>
        {subtitle ? <p className={subtitleClass}>{subtitle}</p> : null}
      </div>
      {actions ? (
        <div className={actionsClass}>
          {Children.map(actions, (child) => (child ? <div className={action}>{child}</div> : null))}
        </div>
      ) : null}
    </header>
  )
}
