import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Usage } from '../store/lending.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  readonly buckets: number[]
  count: number
  sum: number
}

/** Tasks of the schedule that this process has brought to their end. */
export interface JobCounts {
  readonly done: number
  readonly failed: number
}

export interface Metrics {
  readonly observe: (route: string, method: string, status: number, seconds: number) => void
  readonly requestBegan: () => void
  readonly requestEnded: () => void
  /** Prometheus text format 0.0.4. */
  readonly text: () => string
}

/** Labels are route patterns, methods and statuses of the contract: their number is small and fixed. */
export const makeMetrics = (
  usage: Usage,
  jobs: JobCounts = { done: 0, failed: 0 },
  isBehindUnknownProxy: () => boolean = () => false,
): Metrics => {
  const series = new Map<string, Series>()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let inFlight = 0
  return {
    requestBegan: () => {
      inFlight += 1
    },
    requestEnded: () => {
      inFlight -= 1
    },
    observe: (route, method, status, seconds) => {
      const labels = `route="${route}",method="${method}",status="${status}"`
      let found = series.get(labels)
      if (found === undefined) {
        found = { buckets: bounds.map(() => 0), count: 0, sum: 0 }
        series.set(labels, found)
      }
      found.count += 1
      found.sum += seconds
      for (let index = bounds.length - 1; index >= 0 && seconds <= (bounds[index] as number); index -= 1) {
        found.buckets[index] = (found.buckets[index] as number) + 1
      }
    },
    text: () => {
      const memory = process.memoryUsage()
      return [
        '# TYPE tenure_http_request_duration_seconds histogram',
        ...[...series].flatMap(([labels, one]) => histogram(labels, one)),
        gauge('tenure_http_requests_in_flight', inFlight),
        gauge('tenure_database_connections_limit', usage.limit),
        gauge('tenure_database_connections_leased', usage.leased),
        gauge('tenure_database_requests_waiting', usage.waiting),
        counter('tenure_jobs_done_total', jobs.done),
        counter('tenure_jobs_failed_total', jobs.failed),
        gauge('tenure_proxy_not_trusted', isBehindUnknownProxy() ? 1 : 0),
        gauge('process_resident_memory_bytes', memory.rss),
        gauge('nodejs_heap_used_bytes', memory.heapUsed),
        gauge('nodejs_external_memory_bytes', memory.external),
        gauge('nodejs_eventloop_lag_p99_seconds', loop.percentile(99) / 1e9),
        gauge('nodejs_eventloop_lag_max_seconds', loop.max / 1e9),
        gauge('process_uptime_seconds', process.uptime()),
        '',
      ].join('\n')
    },
  }
}

const gauge = (name: string, value: number): string => `# TYPE ${name} gauge\n${name} ${value}`

const counter = (name: string, value: number): string => `# TYPE ${name} counter\n${name} ${value}`

const histogram = (labels: string, { buckets, count, sum }: Series): string[] => {
  const name = 'tenure_http_request_duration_seconds'
  return [
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}
