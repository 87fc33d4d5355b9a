import {
  type ComponentType,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { PageName } from '../../domain/session/places.ts'
import type { KeyPress } from '../../domain/session/shortcuts.ts'
import { wording } from '../../domain/session/wording.ts'
import type { CommandsActor } from '../../machines/session/commands.machine.ts'
import { slot } from '../kit/classes.ts'
import { fetchOverlays } from '../kit/overlays.ts'
import { useAppState, useRunningApp, useToasts } from './machines.tsx'
import { pressedKey } from './pressedKey.ts'

export interface OverlaysProps {
  readonly commands: CommandsActor
  readonly page: PageName | null
  /** What was typed since the palette was asked for; from now on its field hears it itself. */
  readonly typedAhead: () => string
}

type Asked = Parameters<CommandsActor['send']>[0]

/** Time for the first page to be there; then this is fetched too, so that the palette opens at once. */
const QUIET_MS = 2_000

/** How the rest of the shell asks for what lies over the page. */
export interface Asking {
  readonly ask: (asked: Asked) => void
}

interface CommandsProps {
  readonly page: PageName | null
  readonly ref: Ref<Asking>
}

/**
 * § 2.3 The vertical Support button; and the keys. What they open lies in a file of its own, which is loaded when it is
 * first asked for, or a moment after the page.
 */
export const Commands = ({ page, ref }: CommandsProps) => {
  const app = useRunningApp()
  const toasts = useToasts()
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps> | null>(null)
  const commands = useAppState(commandsIn)
  const loading = useRef<Promise<void>>(undefined)
  // Null while no palette is on its way.
  const ahead = useRef<string | null>(null)
  const typedAhead = useCallback(() => {
    const typed = ahead.current ?? ''
    ahead.current = null
    return typed
  }, [])

  const load = useCallback(() => {
    loading.current ??= Promise.all([import('./Overlays.tsx'), app.openArea('session/commands'), fetchOverlays()]).then(
      ([view]) => setOverlays(() => view.Overlays),
    )
    // Forgotten when it fails, so that trying again tries again.
    loading.current.catch(() => {
      loading.current = undefined
    })
    return loading.current
  }, [app])

  const ask = useCallback(
    (asked: Asked) => {
      load().then(
        () => commandsIn(app.root.getSnapshot())?.send(asked),
        () => {
          ahead.current = null
          toasts.send({ type: 'toast.announced', kind: 'error', text: wording.helpNotLoaded })
        },
      )
    },
    [app, load, toasts],
  )

  useImperativeHandle(ref, () => ({ ask }), [ask])

  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), QUIET_MS)
    return () => clearTimeout(timer)
  }, [load])

  // With what is shown, not after it: the person who sees the page may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (ahead.current !== null) {
        const typed = withKey(ahead.current, event)
        if (typed === null) return
        ahead.current = typed
        return event.preventDefault()
      }
      const pressed = pressedKey(event)
      if (pressed === null) return
      // The only shortcut with it: what follows belongs to the palette.
      if (pressed.withControl) ahead.current = ''
      // Without what shows it, it is loaded again.
      const running = Overlays && commandsIn(app.root.getSnapshot())
      if (running) send(running, pressed, event)
      else if (pressed.withControl || loading.current || mayBegin(pressed)) {
        if (pressed.withControl || mayBegin(pressed)) event.preventDefault()
        ask({ type: 'key.pressed', ...pressed })
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [app, ask, Overlays])

  return (
    <aside className={slot('support', 'rail')} aria-label="Help">
      <SupportTab commands={commands} onPress={() => ask({ type: 'help.asked' })} />
      {Overlays && commands ? <Overlays commands={commands} page={page} typedAhead={typedAhead} /> : null}
    </aside>
  )
}

const commandsIn = ({ children }: { readonly children: object }) =>
  (children as { readonly 'session/commands'?: CommandsActor })['session/commands']

/** Enter, a letter more or a letter less; null for any other key. */
const withKey = (typed: string, { key, ctrlKey, metaKey, isComposing }: KeyboardEvent): string | null => {
  if (ctrlKey || metaKey || isComposing) return null
  if (key === 'Backspace') return typed.slice(0, -1)
  return key === 'Enter' ? `${typed}\n` : key.length === 1 ? typed + key : null
}

const mayBegin = ({ key, whileTyping }: KeyPress) => !whileTyping && ['g', '/', '?'].includes(key.toLowerCase())

/** What the machine takes, the browser does not get: the key would be written into the field that just got the focus. */
const send = (commands: CommandsActor, pressed: KeyPress, event: KeyboardEvent) => {
  const listening = commands.on('key.taken', () => event.preventDefault())
  commands.send({ type: 'key.pressed', ...pressed })
  listening.unsubscribe()
}

const SupportTab = ({
  commands,
  onPress,
}: {
  readonly commands: CommandsActor | undefined
  readonly onPress: () => void
}) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!commands) return
    const watching = commands.subscribe((snapshot) => setOpen(snapshot.matches('help')))
    return () => watching.unsubscribe()
  }, [commands])
  return (
    <button
      type="button"
      data-support
      className={slot('support', 'tab')}
      aria-expanded={isOpen}
      onClick={isOpen ? () => commands?.send({ type: 'overlay.closed' }) : onPress}
    >
      <span>{wording.support}</span>
    </button>
  )
}
