import { mount } from 'svelte';
import App from './App.svelte';
import { takeAccountLink } from './lib/account.svelte';
import { signInByLink } from './lib/key.svelte';
import './styles/theme.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/code-and-dialog.css';
import './styles/analysis.css';
import './styles/readings.css';
import './styles/correction.css';
import './styles/findings.css';
import './styles/menu.css';
import './styles/dictionaries.css';
import './styles/status.css';
import './styles/account.css';
import './styles/small-screens.css';

// Before anything asks the server: the first call is to be allowed already.
takeAccountLink();
await signInByLink();
mount(App, { target: document.getElementById('app')! });
