import { testEveryScreen } from '../testing/every-screen.ts'
import { frameScreens } from '../testing/screens.ts'

testEveryScreen('the frame', frameScreens)
