import { renderToString } from 'react-dom/server'
import { Host, mockClient } from './host.js'

console.log(renderToString(<Host client={mockClient()} />))
