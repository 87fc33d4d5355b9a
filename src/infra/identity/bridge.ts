/**
 * The script of auth/redirect.html, where the provider sends the browser back. It hands the answer to the window that
 * waits for it, or to the page the sign-in began on. No router and nothing of the app is loaded here.
 */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'
import { endsSignOut } from './redirectAnswer.ts'

const toTheApp = () => window.location.replace('/')

/** Only the hidden frame of a renewal waits for an answer. A state that claims another window waits would leave a blank page. */
const unlessInFrame = () => {
  if (window.parent === window) toTheApp()
}

// A visit here without an answer was meant for the app. MSAL would keep the state of a sign-out as if it were an answer,
// and the next sign-in would stumble over it.
if (endsSignOut(window.location)) toTheApp()
else broadcastResponseToMainFrame().then(unlessInFrame, toTheApp)
