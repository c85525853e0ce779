import { join } from 'node:path'
import { inject } from 'vitest'
import { testReactApp, useBuiltPage } from './test-react-app.ts'

const folder = join(inject('consumers'), 'react-18')

testReactApp('react-18', folder, useBuiltPage(folder))
