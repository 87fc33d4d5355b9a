/**
 * The script of auth/redirect.html, where the provider sends the browser back. It hands the answer to the window that
 * waits for it, or to the page the sign-in began on. No router and nothing of the app is loaded here.
 */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

// Whoever comes here without an answer wanted the app.
broadcastResponseToMainFrame().catch(() => window.location.replace('/'))
