const asked = new Map<string, Promise<void>>()

/** Runs a script of another host, once; fails when it cannot be had. The content security policy allows configured hosts only. */
export function loadScript(src: string): Promise<void> {
  const running = asked.get(src) ?? append(src)
  asked.set(src, running)
  return running
}

function append(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      // The next one who asks tries again.
      asked.delete(src)
      script.remove()
      reject(new Error(`The script ${src} could not be loaded.`))
    })
    document.head.append(script)
  })
}
