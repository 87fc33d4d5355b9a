import { load } from 'virtual:charts'
import { Suspense, use, useState } from 'react'
import { ErrorState } from '../../ui/kit/ErrorState.tsx'
import { ProgressBar } from '../../ui/kit/ProgressBar.tsx'
import { Tabs } from '../../ui/kit/Tabs.tsx'
import type { Exhibit, Listed } from '../model/exhibit.ts'
import { hrefOf, useAddress } from './address.ts'
import { Guarded } from './Guarded.tsx'
import { views } from './views.tsx'

const asked = new Map<string, Promise<Exhibit>>()

/** Each chart is fetched once; a fetch that failed may be tried again. */
const exhibitOf = (id: string): Promise<Exhibit> => {
  const known = asked.get(id)
  if (known) return known
  const loading = (load[id]?.() ?? Promise.reject(new Error('There is no such chart'))).then((one) => one.default)
  asked.set(id, loading)
  loading.catch(() => asked.delete(id))
  return loading
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
  const [loading] = useState(() => exhibitOf(listed.id))
  const exhibit = use(loading)
  return View === null ? null : <View exhibit={exhibit} listed={listed} />
}
