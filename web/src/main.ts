import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './editor/session.svelte';
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
import './styles/documents.css';
import './styles/small-screens.css';
import './styles/print.css';

// Before anything asks the server: the first call is to be allowed already.
takeAccountLink();
// The page is drawn meanwhile; its views wait for the document.
void session.desk.openLast();
await signInByLink();
mount(App, { target: document.getElementById('app')! });
