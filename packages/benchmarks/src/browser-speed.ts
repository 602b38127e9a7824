// All figures of the page, one after the other: they would be in each other's way.
import './page-speed.ts'
import './kit-speed.ts'
