import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?url'
import preflight from 'tailwindcss/preflight.css?url'
import bootstrapLayered from './hosts/bootstrap-layered.css?url'
import moved from './hosts/moved.css?url'
import neutral from './hosts/neutral.css?url'
import smallRem from './hosts/small-rem.css?url'
import tailwind from './hosts/tailwind.css?url'
import universal from './hosts/universal.css?url'

/** The style sheet of each host, by its name in the address of the page. */
export const hostStyles: Readonly<Record<string, string>> = {
  neutral,
  bootstrap,
  bootstrapLayered,
  preflight,
  tailwind,
  universal,
  smallRem,
  moved,
}
