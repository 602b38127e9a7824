const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file size in the largest unit that gives a whole number: "81 kB". */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step)
}
