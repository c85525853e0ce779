import { AppShell } from '@contapro/ui'
import type { ReactElement, ReactNode } from 'react'
import { Outlet } from 'react-router'
import { AppTopBar } from './app-top-bar.tsx'

/** The frame of the pages that belong to no company. */
export function PlainShell({ children = <Outlet /> }: { readonly children?: ReactNode }): ReactElement {
  return <AppShell topBar={<AppTopBar />}>{children}</AppShell>
}
