import { join } from 'node:path'
import { inject } from 'vitest'
import { testReactApp, useBuiltPage } from './test-react-app.ts'
import { testReactGuide } from './test-react-guide.ts'

const folder = join(inject('consumers'), 'react-18')

const built = useBuiltPage(folder)

testReactApp('react-18', folder, built)
testReactGuide(folder, built)
