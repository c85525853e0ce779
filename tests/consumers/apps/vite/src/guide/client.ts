import { mockClient } from '../host.js'

export const client = mockClient()
