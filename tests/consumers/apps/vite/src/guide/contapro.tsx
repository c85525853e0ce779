import { ContaproProvider } from '@contapro/ui'
import type { JSX, PropsWithChildren } from 'react'
import { client } from './client.js'

export const Contapro = ({ children }: PropsWithChildren): JSX.Element => (
  <ContaproProvider client={client}>{children}</ContaproProvider>
)
