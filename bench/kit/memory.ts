import { readFileSync } from 'node:fs'

const kibibytesInMebibyte = 1024

/** A figure of a process, as Linux tells it in a file of `/proc/<pid>`; NaN where it does not. */
export const figureIn = (file: string, name: string): number => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)
  } catch {
    // It ended while we were looking, or this is no Linux.
    return Number.NaN
  }
}

/** Of a figure that is in KiB there. */
export const mebibytesIn = (file: string, name: string): number => figureIn(file, name) / kibibytesInMebibyte

/** What a process has in memory, in MiB. */
export const residentMiB = (pid: number): number => mebibytesIn(`/proc/${pid}/status`, 'VmRSS')
