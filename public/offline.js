// Goes on by itself. A network that is there says little about the server, so the server is asked; while the browser
// knows of no network, nobody is.
const EVERY_MS = 5000

const goOn = async () => {
  if (!navigator.onLine) return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

document.querySelector('button').addEventListener('click', () => location.reload())
addEventListener('online', goOn)
setInterval(goOn, EVERY_MS)
