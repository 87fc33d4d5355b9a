import { load } from 'virtual:charts'
import { Suspense, useEffect, useState } from 'react'
import { ErrorState } from '../../ui/kit/ErrorState.tsx'
import { ProgressBar } from '../../ui/kit/ProgressBar.tsx'
import { Tabs } from '../../ui/kit/Tabs.tsx'
import type { Exhibit, Listed } from '../model/exhibit.ts'
import { hrefOf, useAddress } from './address.ts'
import { Guarded } from './Guarded.tsx'
import { views } from './views.tsx'

type Arrived = { readonly exhibit: Exhibit } | { readonly failure: unknown }

const kept = new Map<string, Arrived>()
const asked = new Map<string, Promise<Arrived>>()

/** Each chart is fetched once; a fetch that failed may be tried again. */
const exhibitOf = (id: string): Promise<Arrived> => {
  const known = asked.get(id)
  if (known) return known
  const arriving = (load[id]?.() ?? Promise.reject(new Error('There is no such chart'))).then(
    (one): Arrived => {
      const arrived = { exhibit: one.default }
      kept.set(id, arrived)
      return arrived
    },
    (failure: unknown): Arrived => {
      asked.delete(id)
      return { failure }
    },
  )
  asked.set(id, arriving)
  return arriving
}

/**
 * Null until it is there. Not suspended: React shows nothing within 300 ms of a fallback, and a chart is there long before.
 */
const useExhibit = (id: string): Exhibit | null => {
  const [arrived, setArrived] = useState(() => {
    void exhibitOf(id)
    return kept.get(id) ?? null
  })
  useEffect(() => {
    if (arrived !== null) return
    let isLeft = false
    void exhibitOf(id).then((one) => isLeft || setArrived(one))
    return () => {
      isLeft = true
    }
  }, [id, arrived])
  if (arrived === null) return null
  // For the guard around it, which offers to try again.
  if ('failure' in arrived) throw arrived.failure
  return arrived.exhibit
}

/** One machine: its name, what it is for, and the ways of looking at it. */
export const ExhibitPage = ({ listed }: { readonly listed: Listed }) => {
  const address = useAddress()
  const shown = views.filter(({ isForMachines = false }) => listed.kind === 'machine' || !isForMachines)
  const view = shown.find(({ id }) => id === address.view) ?? shown[0]
  const hrefFor = (id: string) => hrefOf({ ...address, view: id, event: null })
  return (
    <div className="exhibit">
      <title>{`${listed.title} · Chart workshop · Tenure`}</title>
      <header className="exhibit-header">
        <h1 tabIndex={-1}>{listed.title}</h1>
        <p>{listed.purpose}</p>
      </header>
      <Tabs
        label="Ways of looking at it"
        panelId="view"
        current={hrefFor(view?.id ?? '')}
        tabs={shown.map(({ id, label }) => ({ href: hrefFor(id), label }))}
      />
      <div id="view" role="tabpanel" aria-label={view?.label} className="exhibit-view">
        {listed.failure === null ? (
          <Guarded key={view?.id ?? ''}>
            <Suspense fallback={<ProgressBar active />}>
              <Looked listed={listed} View={view?.View ?? null} />
            </Suspense>
          </Guarded>
        ) : (
          <ErrorState title={`${listed.title} could not be read`}>
            {listed.failure}. The other charts still work.
          </ErrorState>
        )}
      </div>
    </div>
  )
}

interface LookedProps {
  readonly listed: Listed
  readonly View: (typeof views)[number]['View'] | null
}

const Looked = ({ listed, View }: LookedProps) => {
  const exhibit = useExhibit(listed.id)
  if (exhibit === null) return <ProgressBar active />
  return View === null ? null : <View exhibit={exhibit} listed={listed} />
}
