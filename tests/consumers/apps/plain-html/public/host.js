import { configureContapro } from '/contapro/contapro.js'

const { token } = document.querySelector('script[data-token]').dataset

configureContapro({
  getAccessToken: () => token,
  links: ({ to }) => `/${to}`,
})

document.addEventListener('contapro-navigate', (event) => event.preventDefault())
