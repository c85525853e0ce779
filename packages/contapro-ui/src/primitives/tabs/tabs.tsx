import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { JSX, ReactNode } from 'react'
import { CountPill } from '../badge/badge.tsx'
import { count as countClass, label as labelClass, list, panel, tab } from './tabs.css.ts'

/** One tab and what it shows. */
export interface TabItem {
  readonly value: string
  readonly label: string
  /** A count in a pill after the label. */
  readonly count?: ReactNode
  readonly disabled?: boolean
  /** Mounted while chosen. */
  readonly content?: ReactNode
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  readonly className?: string
}

/** Underlined tabs. The arrow keys move between them; a row too wide scrolls sideways. */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps): JSX.Element {
  return (
    <Root
      className={className}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
    >
      <List className={list} aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled} className={tab}>
            <span className={labelClass} data-label={item.label}>
              {item.label}
            </span>
            {item.count === undefined ? null : <CountPill className={countClass}>{item.count}</CountPill>}
          </Trigger>
        ))}
      </List>
      {items.map((item) =>
        item.content === undefined ? null : (
          <Content key={item.value} value={item.value} className={panel}>
            {item.content}
          </Content>
        ),
      )}
    </Root>
  )
}
