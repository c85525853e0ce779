import { configureContapro as configureFirst } from '/contapro/contapro.js'
import { configureContapro as configureSecond } from '/contapro2/contapro.js'

const { token } = document.querySelector('script[data-token]').dataset

configureFirst({ getAccessToken: () => 'first', theme: 'siscont' })
configureSecond({ getAccessToken: () => token })
