import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { useNavigation } from '../machines.tsx'
import { useImport, useImportState } from './kind.ts'

const PARAM = 'import'

/** An earlier import has an address: a link, a reload and the back button lead to it. */
export const importHref = (path: string, id: string): string => `${path}?${PARAM}=${encodeURIComponent(id)}`

export const useImportIdInAddress = (): string | null => new URLSearchParams(useSearch()).get(PARAM)

/** Shows the import that the address names, and the list again once it names none. */
export const useImportInAddress = (step: string): void => {
  const machine = useImport()
  const id = useImportIdInAddress()
  const shown = useImportState(({ context }) => context.current?.id ?? null)
  const navigation = useNavigation()
  const [path] = useLocation()
  const asked = useRef<string | null>(null)
  useEffect(() => {
    const isOutcome = step === 'done' || step === 'failed' || step === 'reverted'
    if (isOutcome && id === shown) asked.current = id
    if (id !== null && id === asked.current && machine.getSnapshot().matches('choosing')) {
      // It could not be opened: asked for again, it is another address again.
      navigation.send({ type: 'navigation.asked', to: path, replace: true })
      return
    }
    if (id === asked.current) return
    if (isOutcome) {
      if (id === null) asked.current = null
      machine.send({ type: 'another.asked' })
    } else if (step === 'choosing') {
      asked.current = id
      if (id !== null) machine.send({ type: 'import.opened', id: id as ItemId })
    }
  }, [machine, navigation, path, id, step, shown])
}
